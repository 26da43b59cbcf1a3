import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Designer } from '../state/designer.ts'

/** Puts the driver that the address names into the present design. If that fails, it returns the reason. */
export function useDriverLink(designer: Designer): string | undefined {
  const [search, setSearch] = useSearchParams()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const asked = search.get('driver')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone says which driver is meant
  useEffect(() => {
    if (!asked) return
    let isHere = true
    const isMeant = () => isHere
    const open = async () => {
      const { openDriver } = await import('./open-driver.ts')
      const failure = await openDriver({ id: asked, designer, queryClient, isMeant })
      if (!isHere) return
      setProblem(failure)
      // A reload then continues with the resulting design.
      if (failure) return
      const rest = new URLSearchParams(location.search)
      rest.delete('driver')
      setSearch(rest, { replace: true, preventScrollReset: true })
    }
    void open()
    return () => {
      isHere = false
    }
  }, [asked, designer])
  return problem
}
