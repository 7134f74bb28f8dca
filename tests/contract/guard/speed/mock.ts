/** The mock in a process of its own, so that its memory is its own. */
import { startMock } from '../target/mock.ts'

console.log((await startMock(1)).url)
