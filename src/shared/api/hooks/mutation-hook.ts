/** The hook of a call that changes something. */
import { useMutation } from '@tanstack/react-query'

type AnyMutation = { options: () => object; call: (variables: never) => Promise<unknown> }
type MutationAnswer<M extends AnyMutation> = Awaited<ReturnType<M['call']>>

export const mutationHook =
  <M extends AnyMutation>(mutation: M) =>
  (
    extras: Omit<
      Parameters<typeof useMutation<MutationAnswer<M>, Error, Parameters<M['call']>[0]>>[0],
      'mutationFn'
    > = {},
  ) =>
    useMutation<MutationAnswer<M>, Error, Parameters<M['call']>[0]>({ ...mutation.options(), ...extras })
