import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentSession, wasSessionLost } from '#domain/session/session.ts'
import { paths } from '#shared/paths.ts'
import { read, subscribe } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { type Handover, openHandover } from '#shared/token-handover.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { DialogActions } from '#shared/ui/DialogActions.tsx'

/** Explains the empty cart when another tab found that the server has ended the session. That tab shows the sign-in. */
export function SignedOutElsewhere() {
  const [isLost, setLost] = useState(false)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    // The storage may be cleared before the message arrives.
    let token = read('accessToken')
    const stop = subscribe('accessToken', () => {
      token = read('accessToken') ?? token
      if (currentSession().kind === 'registered') setLost(false)
    })
    const channel = openHandover()
    if (channel)
      channel.onmessage = ({ data: { stale, fresh } }: MessageEvent<Handover>) => {
        if (stale === token && fresh === null && !wasSessionLost()) setLost(true)
      }
    return () => {
      stop()
      channel?.close()
    }
  }, [])

  if (!isLost) return null
  const close = () => setLost(false)
  const signIn = () => {
    close()
    navigate(paths.login(pathname + search + hash))
  }
  return (
    <Dialog title={texts.signIn.lostTitle} onClose={close}>
      <p>{texts.signIn.lost}</p>
      <DialogActions>
        <Action onClick={signIn}>{texts.shared.signIn}</Action>
        <Action rank="quiet" onClick={close}>
          {texts.shared.notNow}
        </Action>
      </DialogActions>
    </Dialog>
  )
}
