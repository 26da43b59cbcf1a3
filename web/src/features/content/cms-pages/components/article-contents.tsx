import type { ArticleHeading } from '#shared/content/cms-pages/article.ts'

/** The headings of an article, each as a link to its place. */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <nav aria-label="On this page" className="article-contents">
      <p className="label mb-2 text-dim">On this page</p>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level > 2 ? 'pl-4' : undefined}>
            <a href={`#${id}`} className="article-contents-link">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
