/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  LiveMessage,
  MachineAnswer,
  MachineListAnswer,
  MachineProductsAnswer
} from '#generated/zod/schemas/index.ts';



/**
 * Finds machines whose id, name or place contains the keyword. Works without a token.
 * @summary Search machines
 */
export const ListMachinesResponse = MachineListAnswer

/**
 * Returns one machine with its layout. The id may be sent in upper or lower case; the `id` in the response is the machine's own spelling. Works without a token.
 * @summary Read a machine
 */
export const GetMachineResponse = MachineAnswer

/**
 * Returns the layout, the stock of each slot and the server's clock in one call. The client derives from them what can be sold: blocked and expired products are included. Works without a token.
 * @summary Read the products of a machine
 */
export const GetMachineProductsResponse = MachineProductsAnswer

/**
 * Server-sent events that report a machine going online or offline. The first event is the current status. The schema describes the JSON in the `data` field of one event.
 * At least every 30 seconds something is sent, a comment line (`: still here`) if there is no news, so that no proxy closes the connection. The response is neither compressed nor buffered (`Cache-Control: no-store`, `X-Accel-Buffering: no`). The token is checked when the stream opens; an open stream outlives it. The server may end the stream at any time, for example for a new release: the client connects again after a second and learns the status from the first event. Event ids are not used, because only the latest status matters.
 * @summary Follow a machine's live status
 */
export const StreamMachineResponse = LiveMessage

/**
 * Lists machines with a `location`, nearest first, at most 50. Works without a token. Offered where the access token names the feature `nearby`.
 * @summary List the machines near a place
 */
export const ListNearbyMachinesResponse = MachineListAnswer

