import type { Params } from 'react-router-dom'
import { type CmsPage, cmsPagePath } from '#shared/cms-pages/cms-page.ts'
import type { PageData } from '#web/app/screen.ts'
import { cmsPageQuery } from './get-cms-page.ts'

const slugOf = (params: Params) => params.slug ?? ''

const pageOf = ({ params, get }: PageData) => get(cmsPageQuery(slugOf(params))) as CmsPage | null | undefined

export const queries = (params: Params) => [cmsPageQuery(slugOf(params))]

export const description = (page: PageData) => pageOf(page)?.metaDescription

export const canonical = ({ params }: PageData) => cmsPagePath(slugOf(params))

export const missing = (page: PageData) => pageOf(page) === null
