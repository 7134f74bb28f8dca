/** The hook of a call that changes something. */
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'

type AnyMutation = { options: () => { mutationKey: readonly unknown[] }; call: (variables: never) => Promise<unknown> }
type Extras<M extends AnyMutation> = Omit<
  UseMutationOptions<Awaited<ReturnType<M['call']>>, Error, Parameters<M['call']>[0]>,
  'mutationFn' | 'mutationKey' | 'meta'
>

/**
 * While a call runs, another one of the same operation is ignored, so a double tap sends once. The query client knows
 * of the first tap before React renders again. `mutateAsync` is not guarded: it is for flows of several calls, which
 * guard themselves.
 */
export const mutationHook =
  <M extends AnyMutation>(mutation: M) =>
  (extras: Extras<M> = {}) => {
    const client = useQueryClient()
    const options = mutation.options()
    const result = useMutation<Awaited<ReturnType<M['call']>>, Error, Parameters<M['call']>[0]>({
      ...options,
      ...extras,
    })
    const mutate: typeof result.mutate = (...call) => {
      if (client.isMutating({ mutationKey: [...options.mutationKey] }) === 0) result.mutate(...call)
    }
    return { ...result, mutate }
  }
