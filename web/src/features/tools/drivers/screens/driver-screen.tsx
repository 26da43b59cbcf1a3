import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PublicDriver } from '#shared/tools/drivers/contract.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { readAs } from '#web/lib/read-as.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { driverPageQuery } from '../api/driver-query.ts'
import { DriverPage } from '../components/driver-page.tsx'

export const title = ({ params, get }: PageData): string => {
  const driver = readAs(PublicDriver, get(driverPageQuery(params.driverId ?? '')))
  return driver ? driverName(driver) : 'Driver'
}

export function Screen() {
  const { driverId = '' } = useParams()
  const driver = useQuery(driverPageQuery(driverId))
  if (driver.data) return <DriverPage driver={driver.data} />
  if (driver.data === null) return <NotFound />
  return (
    <div className="shell py-10">
      {driver.isError ? (
        <QueryFailure
          title="This driver did not load"
          error={driver.error}
          retrying={driver.isFetching}
          onRetry={() => void driver.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}
