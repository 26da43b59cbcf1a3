import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { driverName } from '#shared/drivers/driver-name.ts'
import { designForDriver } from '#shared/subwoofer-designs/design-for-driver.ts'
import { driverOfSheet } from '#shared/subwoofer-designs/driver-of-sheet.ts'
import { driverQuery } from '#web/features/drivers/api/driver-query.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/toast.ts'
import type { Designer } from '../state/designer.ts'

/** Takes the driver that the address names into the design that is there, and says why where that fails. */
export function useDriverLink(designer: Designer): string | undefined {
  const [search, setSearch] = useSearchParams()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const asked = search.get('driver')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone says which driver is meant
  useEffect(() => {
    if (!asked) return
    let isMeant = true
    const open = async () => {
      try {
        const driver = await queryClient.fetchQuery(driverQuery(asked))
        if (!isMeant) return
        setProblem(undefined)
        designer.change((design) => designForDriver(design, { ...design.driver, ...driverOfSheet(driver) }))
        // Reloading the page goes on with what was made of it.
        setSearch({}, { replace: true, preventScrollReset: true })
        toast.success(`${driverName(driver)} is the driver of this design. Undo brings back what was here.`)
      } catch (error) {
        if (!isMeant) return
        setProblem(
          error instanceof ApiError ? describeFailure(error).sentence : 'This driver is not in the database.',
        )
      }
    }
    void open()
    return () => {
      isMeant = false
    }
  }, [asked, designer])
  return problem
}
