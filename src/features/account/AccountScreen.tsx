import { useSession } from '#domain/session/session.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import styles from './Account.module.css'
import { HelpMenu, LegalMenu, YourMenu } from './AccountMenu.tsx'
import { AppearanceChoice } from './AppearanceChoice.tsx'
import { AvoidChoice } from './AvoidChoice.tsx'
import { ConsentChoice } from './ConsentChoice.tsx'
import { DataDownload } from './DataDownload.tsx'
import { Identity } from './Identity.tsx'
import { Invitation } from './Invitation.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { LeaveActions } from './LeaveActions.tsx'
import { NamePrompt } from './NamePrompt.tsx'

/** The customer, links to their data, and the settings. Guests see fewer links and an invitation to sign in. */
export function AccountScreen() {
  const isRegistered = useSession().kind === 'registered'
  return (
    <Screen title={texts.account.title} wide>
      <div className={styles.columns}>
        <div className={styles.column}>
          {isRegistered ? <Identity /> : <Invitation />}
          {isRegistered && <NamePrompt />}
          <YourMenu isRegistered={isRegistered} />
          <HelpMenu />
        </div>
        <div className={styles.column}>
          <AvoidChoice />
          <LanguageChoice />
          <AppearanceChoice />
          <ConsentChoice />
          <DataDownload />
          <LegalMenu />
          <LeaveActions isRegistered={isRegistered} />
        </div>
      </div>
    </Screen>
  )
}
