import { encodesPictures } from '#lib/encodes-pictures.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const cmsPages = {
  routes: {
    getPage: { table: ['get', 'query'] },
    lookUpPreview: { table: ['get', 'put', 'update'] },
    listPages: { table: ['get', 'query'] },
    getPageAsAdmin: { table: ['get'] },
    createPage: { table: ['get', 'put'] },
    savePageDraft: { table: ['get', 'put'] },
    discardPageDraft: { table: ['get', 'put', 'delete'] },
    publishPage: { table: ['get', 'query', 'put', 'delete'] },
    schedulePage: { table: ['get', 'put'] },
    archivePage: { table: ['get', 'put'] },
    reopenPage: { table: ['get', 'put'] },
    deletePage: { table: ['get', 'query', 'put', 'delete', 'batchWrite'] },
    listPageVersions: { table: ['get', 'query'] },
    restorePageVersion: { table: ['get', 'put'] },
    createPreviewLink: { table: ['get', 'put'], env: ['SITE_URL'] },
    checkSlug: { table: ['get'] },
    listRedirects: { table: ['get', 'query'] },
    deleteRedirect: { table: ['get', 'put', 'delete'] },
    addPagePicture: { table: ['get', 'put', 'delete'], ...encodesPictures },
  },
  jobs: {
    publish_due_pages: {
      schedule: 'rate(1 minute)',
      table: ['get', 'query', 'put', 'update', 'delete'],
      timeoutSeconds: 300,
    },
  },
} satisfies NounInfra<'cmsPages'>
