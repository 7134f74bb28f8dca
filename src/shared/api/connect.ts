/** Sets the transport of the generated operations. Import it for its side effect before the first call. */
import { connect } from '#generated/runtime/operation.ts'
import { openStream, request } from './client.ts'
import { currentCustomer, onCustomerChange } from './customer.ts'

connect({ request, openStream, currentCustomer, onCustomerChange })
