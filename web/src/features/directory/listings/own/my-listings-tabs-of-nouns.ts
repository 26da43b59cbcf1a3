// The tabs that each noun brings to what a member lists and sells. Written by `npm run registries`.

export { myListingsTab as marketItems } from '#web/features/market/market-items/my-listings-tab.ts'
