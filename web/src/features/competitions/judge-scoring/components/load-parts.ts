export const loadAttention = () => import('./scoring-attention.tsx')
export const loadBracket = () => import('#web/features/competitions/brackets/lane/bracket-screen.tsx')
export const loadHeadJudge = () => import('../head-judge/head-judge-panel.tsx')

/** What comes after the screen is drawn. All of it is loaded with the page, for use without the network. */
export const loadParts = () => Promise.all([loadAttention(), loadBracket(), loadHeadJudge()])
