import { Table } from '@mantine/core'
import type { Row } from '#domain/order/bill.ts'
import '@mantine/core/styles/Table.layer.css'
import { Words } from '#shared/ui/Words.tsx'
import styles from './BillTable.module.css'

/** Labels with their values. `title` names the table for screen readers. */
export const BillTable = ({ rows, title }: { rows: readonly Row[]; title?: string }) => (
  <Table
    aria-label={title}
    withRowBorders={false}
    className={styles.bill}
    horizontalSpacing={0}
    verticalSpacing={3}
    fz="md"
  >
    <Table.Tbody>
      {rows.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and lines never move
        <Table.Tr key={index}>
          <Table.Th scope="row">
            <Words>{label}</Words>
          </Table.Th>
          <Table.Td>
            <Words>{value}</Words>
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)
