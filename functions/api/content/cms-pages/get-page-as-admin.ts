import { pageInEditor } from '#core/content/cms-pages/page-in-editor.ts'
import { readPage } from '#core/content/cms-pages/read-page.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getPageAsAdmin as contract } from '#shared/content/cms-pages/contract.ts'

const getPageAsAdmin = async ({ params }: ApiRequest<typeof contract>) =>
  pageInEditor(await readPage(params.pageId))

export const handler = endpoint(contract, getPageAsAdmin)
