import type { ScreenFacts } from '#web/app/screen.ts'

const dataAt = async (base: string) => {
  const { pageScreenData } = await import('./api/page-screen-data.ts')
  return pageScreenData({
    // No page has capitals in its address, so an address with them leads to its own.
    slugOf: ({ slug = '' }) => slug.toLowerCase(),
    pathOf: ({ slug = '' }) => `${base}/${slug}`,
  })
}

const dataOf = async (slug: string) => {
  const { pageScreenData } = await import('./api/page-screen-data.ts')
  return pageScreenData({ slugOf: () => slug, pathOf: () => `/${slug}` })
}

export const screenFacts: ScreenFacts = {
  '/pages/:slug': {
    data: () => dataAt('/pages'),
    samples: () => ['/pages/refund-policy'],
  },
  '/page/:slug': {
    data: () => dataAt('/page'),
    samples: () => ['/page/refund-policy'],
  },
  // Listed with the other pages, as long as they are published.
  '/privacy-policy': { data: () => dataOf('privacy-policy'), sitemap: () => [] },
  '/cookie-policy': { data: () => dataOf('cookie-policy'), sitemap: () => [] },
  '/preview': { noIndex: true, startsAtOnce: true },
  '/admin/cms-pages': {
    samples: () => ['/admin/cms-pages', '/admin/cms-pages?status=draft&q=nothing-at-all'],
  },
  // Looked at with pages that tests write themselves.
  '/admin/cms-pages/:pageId': { samples: () => [] },
}
