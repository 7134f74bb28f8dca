import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '#domain/session/session.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'

/** For guests: a link to sign-in, which returns here. */
export function SignInLink() {
  const { kind } = useSession()
  const { pathname, search, hash } = useLocation()
  if (kind === 'registered') return null
  return (
    <Button component={Link} to={paths.login(pathname + search + hash)} variant="default" size="sm" radius="xl">
      {texts.shell.signIn}
    </Button>
  )
}
