import { ActionIcon, Menu, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCheck, IconLayoutGrid, IconList, IconTable } from '@tabler/icons-react'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import type { Value } from '#shared/storage/keys.ts'
import { texts } from '#shared/texts/catalog.ts'
import { viewPlaces } from '#shared/ui/places.ts'
import styles from './ViewChoice.module.css'

export type View = Value<'productViewType'>

interface Props {
  view: View
  onView: (view: View) => void
}

const icons = { grid: IconLayoutGrid, list: IconList, tray: IconTable }
const views = Object.keys(icons) as View[]
const names = texts.productTools.views

/** On phones a button that opens a menu, so that the search has room; elsewhere all views side by side. */
export function ViewChoice(props: Props) {
  const hasRoom = useMediaQuery('(min-width: 36em)', undefined, { getInitialValueInEffect: false })
  return hasRoom ? <AllViews {...props} /> : <ViewMenu {...props} />
}

const AllViews = ({ view, onView }: Props) => (
  <SegmentedControl<View>
    withItemsBorders={false}
    ref={viewPlaces}
    aria-label={texts.products.view}
    classNames={{ root: styles.views, label: styles.kind, indicator: styles.chosen }}
    data={views.map((value) => {
      const Icon = icons[value]
      return {
        value,
        label: (
          <>
            <Icon size="1.3125rem" aria-hidden="true" />
            <VisuallyHidden>{names[value]}</VisuallyHidden>
          </>
        ),
      }
    })}
    value={view}
    onChange={onView}
  />
)

function ViewMenu({ view, onView }: Props) {
  const Chosen = icons[view]
  return (
    <Menu
      position="bottom-end"
      offset={6}
      radius="lg"
      shadow="lg"
      classNames={{ dropdown: styles.menu, item: styles.item, itemIndicator: styles.check }}
    >
      <Menu.Target>
        <ActionIcon
          ref={viewPlaces}
          variant="default"
          className={styles.open}
          aria-label={texts.productTools.viewNow({ view: names[view] })}
        >
          <Chosen size="1.3125rem" aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={view} onChange={(chosen) => onView(chosen as View)}>
          {views.map((value) => {
            const Icon = icons[value]
            return (
              <Menu.RadioItem
                key={value}
                value={value}
                closeMenuOnClick
                checkIcon={<IconCheck size="1.25rem" aria-hidden="true" />}
                rightSection={<Icon size="1.3125rem" aria-hidden="true" />}
              >
                {names[value]}
              </Menu.RadioItem>
            )
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
