import { config } from '../config.ts'

/** The name under which a header of the specification is sent. The document accepts both. */
export const headerName = (name: 'client_id' | 'device_id') =>
  config.headerNames === 'hyphen' ? name.replace('_', '-') : name
