import { cmsPagePath } from '#shared/content/cms-pages/page.ts'
import { siteName } from '#shared/site-name.ts'

type SearchPreviewProps = { title: string; slug: string; description: string }

/** Shows roughly how a search engine lists the page. */
export function SearchPreview({ title, slug, description }: SearchPreviewProps) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm font-semibold">In search results</figcaption>
      <div className="display grid gap-0.5 p-3 text-sm">
        <p className="truncate text-dim">{`${location.host}${cmsPagePath(slug)}`}</p>
        <p className="truncate font-semibold">{`${title || 'Untitled page'} | ${siteName}`}</p>
        <p className="line-clamp-3 text-dim">
          {description || 'Without a description, search engines choose words from the page.'}
        </p>
      </div>
    </figure>
  )
}
