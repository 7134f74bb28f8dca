import { useState } from 'react'
import { signOut } from '#domain/session/sign-out.ts'
import { accountTexts as texts } from '#shared/texts/account.ts'
import { Action } from '#shared/ui/Action.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

/** Sign out, or delete the account. */
export function LeaveActions() {
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Action rank="second" onClick={signOut}>
        {texts.signOut}
      </Action>
      <Action rank="quiet" onClick={() => setAsking(true)}>
        {texts.delete}
      </Action>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </div>
  )
}
