import { useState } from 'react'
import { signOut } from '#domain/session/sign-out.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

export function LeaveActions() {
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Action rank="second" onClick={signOut}>
        {texts.account.signOut}
      </Action>
      <Action rank="quiet" onClick={() => setAsking(true)}>
        {texts.account.delete}
      </Action>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </div>
  )
}
