import { useState } from 'react'
import { signOut } from '#domain/session/sign-out.ts'
import { accountTexts as texts } from '#shared/texts/account.ts'
import { Action } from '#shared/ui/Action.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

/** Signing out, and the way to end the account. */
export function Leaving() {
  const [isLeaving, setLeaving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Action
        rank="second"
        disabled={isLeaving}
        onClick={() => {
          setLeaving(true)
          void signOut()
        }}
      >
        {isLeaving ? texts.signingOut : texts.signOut}
      </Action>
      <Action rank="quiet" onClick={() => setAsking(true)}>
        {texts.delete}
      </Action>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </div>
  )
}
