import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'

interface Props {
  label: string
  isOn: boolean
  onToggle: () => void
  className?: string | undefined
}

export const Heart = ({ label, isOn, onToggle, className }: Props) => (
  <ActionIcon className={className} aria-label={label} aria-pressed={isOn} onClick={onToggle}>
    {isOn ? <IconHeartFilled size="1.5rem" aria-hidden="true" /> : <IconHeart size="1.5rem" aria-hidden="true" />}
  </ActionIcon>
)
