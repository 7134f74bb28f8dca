declare global {
  interface ImportMetaEnv {
    /** The first family of the brand's `fontFamily` (build/plugins/early.ts). */
    readonly BRAND_TYPEFACE: string
  }
}

/** Loads the brand's typeface without using it: a page laid out without it is laid out again. Never fails. */
export async function loadTypeface() {
  try {
    await document.fonts.load(`1em ${import.meta.env.BRAND_TYPEFACE}`)
  } catch {
    // The browser tries again where the typeface is used.
  }
}
