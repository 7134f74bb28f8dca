import { Icon } from './Icon.tsx'

/** In place of Mantine's own, which are images without a name. */
export const Chevron = () => (
  <Icon size="1.125rem">
    <path d="M6 9l6 6 6-6" />
  </Icon>
)
