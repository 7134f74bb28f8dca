import type { Removal } from './removal.ts'

export const purpose: Record<string, Removal> = {
  '1.dispense': {
    file: 'src/features/dispense/use-dispense.ts',
    from: 'mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } })',
    to: 'undefined',
  },
  '1.find.scan': {
    file: 'src/domain/machine/scanned-code.ts',
    from: 'origins.includes(origin) ? machinePath.exec(pathname)?.[1] : undefined',
    to: 'undefined',
  },
}
