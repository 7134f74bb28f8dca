import { useState } from 'react'
import { signOut } from '#domain/session/sign-out.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

/** A guest has no way to sign in again, so there is nothing to sign out of. */
export function LeaveActions({ isRegistered }: { isRegistered: boolean }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      {isRegistered && (
        <Action rank="second" onClick={signOut}>
          {texts.account.signOut}
        </Action>
      )}
      <Action rank="quiet" onClick={() => setAsking(true)}>
        {isRegistered ? texts.account.delete : texts.account.guestDelete.open}
      </Action>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </div>
  )
}
