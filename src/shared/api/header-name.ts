import { config } from '../config.ts'

/** The configured spelling of a header name. The API accepts both. */
export const headerName = (name: 'client_id' | 'device_id') =>
  config.headerNames === 'hyphen' ? name.replace('_', '-') : name
