import { useEffect, useState } from 'react'

/** Whether the machine can sell now. A sheet opens only while it can; the products screen reports changes. */
export function useCanSell(): boolean {
  const [canSell, setCanSell] = useState(true)
  useEffect(() => {
    const onChange = (event: Event) => setCanSell((event as CustomEvent<boolean>).detail)
    window.addEventListener('can-buy', onChange)
    return () => window.removeEventListener('can-buy', onChange)
  }, [])
  return canSell
}
