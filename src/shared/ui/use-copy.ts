import { useClipboard } from '@mantine/hooks'
import { useEffect } from 'react'
import { texts } from '../texts/catalog.ts'
import { toast } from './toast.tsx'

/** Copies a text, and knows for a moment that it has. Where that isn't allowed, as on insecure pages, a toast says so. */
export function useCopy(text: string) {
  const { copied: isCopied, copy, error } = useClipboard({ timeout: 1000 })
  useEffect(() => {
    if (error) toast.error(texts.shell.copyFailed)
  }, [error])
  return { isCopied, copy: () => copy(text) }
}
