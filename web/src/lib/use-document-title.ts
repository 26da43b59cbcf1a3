import { useEffect } from 'react'
import { pageTitle } from './site-name.ts'

/** For titles that depend on what was loaded; a screen’s own title comes from its entry in the list of screens. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = pageTitle(title)
  }, [title])
}
