import { Accordion } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import '@mantine/core/styles/Accordion.layer.css'
import styles from './Answers.module.css'
import { Chevron } from './Chevron.tsx'

interface Props {
  answers: readonly { id: string; title: string; content: ReactNode }[]
}

/** Expandable questions. Opens the one in the URL's hash. */
export function Answers({ answers }: Props) {
  const { hash } = useLocation()
  const [open, setOpen] = useState([hash.slice(1)])
  const [lastHash, setLastHash] = useState(hash)
  if (hash !== lastHash) {
    setLastHash(hash)
    setOpen([...open, hash.slice(1)])
  }
  return (
    <Accordion
      multiple
      chevron={<Chevron />}
      order={3}
      transitionDuration={0}
      value={open}
      onChange={setOpen}
      classNames={{
        root: styles.list,
        item: styles.item,
        control: styles.control,
        label: styles.label,
        content: styles.content,
      }}
    >
      {answers.map(({ id, title, content }) => (
        <Accordion.Item key={id} id={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{content}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}
