/** The hook of a call that changes something. */
import { useMutation, useQueryClient } from '@tanstack/react-query'

type AnyMutation = { options: () => { mutationKey: readonly unknown[] }; call: (variables: never) => Promise<unknown> }
type MutationAnswer<M extends AnyMutation> = Awaited<ReturnType<M['call']>>

/**
 * While a call runs, another one of the same operation is ignored: a double tap sends once. The query client knows of
 * the first tap at once, before React renders, and a reopened dialog asks the same client. `mutateAsync` is not guarded:
 * it is for an act of several calls, which guards itself as a whole.
 */
export const mutationHook =
  <M extends AnyMutation>(mutation: M) =>
  (
    extras: Omit<
      Parameters<typeof useMutation<MutationAnswer<M>, Error, Parameters<M['call']>[0]>>[0],
      'mutationFn'
    > = {},
  ) => {
    const client = useQueryClient()
    const options = mutation.options()
    const result = useMutation<MutationAnswer<M>, Error, Parameters<M['call']>[0]>({
      ...options,
      ...extras,
    })
    const mutate: typeof result.mutate = (...call) => {
      if (client.isMutating({ mutationKey: [...options.mutationKey] }) === 0) result.mutate(...call)
    }
    return { ...result, mutate }
  }
