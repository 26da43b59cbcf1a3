import type { Params } from 'react-router-dom'
import { getBrand } from '#shared/directory/brands/contract.ts'
import { brandPath } from '#shared/directory/brands/named-brand.ts'
import type { PageData } from '#web/app/screen.ts'
import { readAs } from '#web/lib/read-as.ts'
import { brandStructuredData, describeBrand } from '../components/describe-brand.ts'
import { brandQuery } from './brand-queries.ts'

const idOf = (params: Params) => params.brandId ?? ''

const brandOf = ({ params, get }: PageData) => readAs(getBrand.response, get(brandQuery(idOf(params))))

export const queries = (params: Params) => [brandQuery(idOf(params))]

export const canonical = (page: PageData) => brandPath(brandOf(page)?.id ?? idOf(page.params))

export const description = (page: PageData) => {
  const brand = brandOf(page)
  return brand && describeBrand(brand)
}

export const structuredData = (page: PageData) => {
  const brand = brandOf(page)
  return brand && brandStructuredData(brand, page.siteUrl)
}

/** A page that says no more than a name is nothing to find. */
export const noIndex = (page: PageData) => {
  const brand = brandOf(page)
  return brand !== undefined && brand.listings.length === 0 && brand.drivers.length === 0
}

export const missing = (page: PageData) => page.get(brandQuery(idOf(page.params))) === null

/** One that was merged is the other one by now. */
export const redirect = (page: PageData) => {
  const brand = brandOf(page)
  return brand && brand.id !== idOf(page.params) ? brandPath(brand.id) : undefined
}

export const alwaysFresh = true
