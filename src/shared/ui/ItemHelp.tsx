import { texts } from '#shared/texts/catalog.ts'
import { TextLink } from './TextLink.tsx'

interface Props {
  to: string
  name: string
  /** Not all of them came out, and the money for those is on its way or offered already. */
  isPart: boolean
}

/** Leads to help with an item that is reported as dispensed but did not come out. */
export const ItemHelp = ({ to, name, isPart }: Props) => (
  <TextLink
    to={to}
    size="sm"
    isAside
    label={isPart ? texts.dispense.gotNoneNamed({ name }) : texts.dispense.notGotNamed({ name })}
  >
    {isPart ? texts.dispense.gotNone : texts.dispense.notGot}
  </TextLink>
)
