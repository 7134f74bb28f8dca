import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { StatusBadge } from '#shared/ui/StatusBadge.tsx'
import styles from './MachineList.module.css'
import { MachineTools } from './MachineTools.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'

interface Props {
  title: string
  machines: readonly KnownMachine[]
  /** Shows whether a machine is offline. Only fresh data from the server has the current status. */
  showsStatus?: boolean
  /** Adds buttons to look inside a machine and mark it as a favorite. */
  hasTools?: boolean
}

export function MachineList({ title, machines, showsStatus = false, hasTools = false }: Props) {
  return (
    <section className={styles.section}>
      <div role="status">
        <h2>{title}</h2>
      </div>
      <ul className={styles.list}>
        {machines.map((machine) => (
          <li key={machine.id}>
            <Link to={paths.machine(machine.id)}>
              <MachineIcon isCoffee={machine.machine_type === 'Coffee'} />
              <span className={styles.names}>
                <b>
                  <ServerWords>{machine.name}</ServerWords>
                </b>
                <PlaceFacts machine={machine} isOffline={showsStatus && machine.online_status === 'offline'} />
                <small>
                  <Facts
                    facts={[
                      <bdi key="id" translate="no">
                        {machine.id}
                      </bdi>,
                      ...[machine.place.name, machine.place.address].map(
                        (words) => words && <ServerWords key={words}>{words}</ServerWords>,
                      ),
                    ]}
                  />
                </small>
              </span>
              {showsStatus && machine.online_status === 'offline' ? (
                <StatusBadge tone="warn">{texts.search.offline}</StatusBadge>
              ) : (
                <Icon size="1.25rem" stroke={2}>
                  <path d="M9 5l7 7-7 7" />
                </Icon>
              )}
            </Link>
            {hasTools && <MachineTools machine={machine} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MachineIcon({ isCoffee }: { isCoffee: boolean }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 48 48"
      role="img"
      aria-label={isCoffee ? texts.search.coffee : texts.search.vending}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    >
      {isCoffee ? (
        <path
          d="M12 16H32L30 38H14ZM32 20H35A5 5 0 0 1 35 30H31M18 6Q20 9 18 12M26 6Q28 9 26 12"
          strokeLinecap="round"
        />
      ) : (
        <path d="M12 6H36V42H12ZM17 11H31V31H17ZM17 18H31M17 25H31M20 37H28" strokeLinecap="round" />
      )}
    </svg>
  )
}
