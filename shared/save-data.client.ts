/** A navigator with the Network Information API, which only Chromium has: `saveData` if the visitor saves data. */
export type SavingNavigator = { readonly connection?: { readonly saveData?: boolean } };
