import { Icon } from './Icon.tsx'

/** In place of Mantine's own, which are images without a name. */
export const Chevron = () => (
  <Icon size={18}>
    <path d="M6 9l6 6 6-6" />
  </Icon>
)
