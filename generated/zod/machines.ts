/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  LiveMessage,
  MachineListResponse,
  MachineProductsResponse,
  MachineResponse
} from '#generated/zod/schemas/index.ts';



/**
 * Finds machines whose id, name or place contains the keyword. Works without a token.
 * @summary Search machines
 */
export const ListMachinesResponse = MachineListResponse

/**
 * Returns a machine with its layout. The id is case-insensitive; the `id` in the response has the machine's own spelling. Works without a token.
 * @summary Read a machine
 */
export const GetMachineResponse = MachineResponse

/**
 * Returns the layout, the stock of each slot and the server's time in one call. Blocked and expired products are included; the client derives what can be sold. Works without a token.
 * @summary Read the products of a machine
 */
export const GetMachineProductsResponse = MachineProductsResponse

/**
 * Server-sent events that report a machine going online or offline. The first event is the current status. The schema describes the JSON in the `data` field of one event.
 * The server sends something at least every 15 seconds: if there is no news, a comment line (`: still here`). It keeps proxies from closing the connection, and shows that the connection still works: a client that receives nothing for two such periods opens a new one, and so does a client whose customer returns to it. The response is neither compressed nor buffered (`Cache-Control: no-store`, `X-Accel-Buffering: no`). The token is checked when the stream opens; the stream stays open when the token expires. The server may close the stream at any time, for example for a new release. The client then reconnects after a second and gets the status from the first event. Event ids are not used, because only the latest status matters.
 * @summary Follow a machine's live status
 */
export const StreamMachineResponse = LiveMessage

/**
 * Lists machines with a `location`, nearest first, at most 50. Works without a token. Available if the access token lists the feature `nearby`.
 * @summary List the machines near a place
 */
export const ListNearbyMachinesResponse = MachineListResponse

