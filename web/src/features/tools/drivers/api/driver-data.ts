import type { Params } from 'react-router-dom'
import { PublicDriver } from '#shared/tools/drivers/contract.ts'
import { driverPath } from '#shared/tools/drivers/driver-path.ts'
import type { PageData } from '#web/app/screen.ts'
import { readAs } from '#web/lib/read-as.ts'
import { describeDriver, driverStructuredData } from '../components/describe-driver.ts'
import { loadSections } from '../components/driver-sections.tsx'
import { driverPageQuery } from './driver-query.ts'

await loadSections()

const idOf = (params: Params) => params.driverId ?? ''

const driverOf = ({ params, get }: PageData) => readAs(PublicDriver, get(driverPageQuery(idOf(params))))

export const queries = (params: Params) => [driverPageQuery(idOf(params))]

export const canonical = (page: PageData) => {
  const driver = driverOf(page)
  return driver ? driverPath(driver) : `/drivers/${idOf(page.params)}`
}

export const description = (page: PageData) => {
  const driver = driverOf(page)
  return driver && describeDriver(driver)
}

export const structuredData = (page: PageData) => {
  const driver = driverOf(page)
  return driver && driverStructuredData(driver, page.siteUrl)
}

export const missing = (page: PageData) => page.get(driverPageQuery(idOf(page.params))) === null

/** One that was merged is the other one by now. */
export const redirect = (page: PageData) => {
  const driver = driverOf(page)
  return driver && driver.id !== idOf(page.params) ? driverPath(driver) : undefined
}

export const alwaysFresh = true
