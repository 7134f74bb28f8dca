// Generated from openapi/ by `npm run codegen`; do not edit.
/** The React hook of a mutation. */
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'

type AnyMutation = { options: () => { mutationKey: readonly unknown[] }; call: (variables: never) => Promise<unknown> }
type Extras<M extends AnyMutation> = Omit<
  UseMutationOptions<Awaited<ReturnType<M['call']>>, Error, Parameters<M['call']>[0]>,
  'mutationFn' | 'mutationKey' | 'meta'
>

/**
 * While a call is running, `mutate` ignores further calls of the same operation, so a double tap sends one request.
 * This works because the query client registers the first tap before React renders again. `mutateAsync` has no such
 * guard: it is for sequences of calls, which have their own.
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
