import config from '../../../playwright.config.ts'

const { args = [], ...launch } = config.use?.launchOptions ?? {}

/** Chromium's options with pictures. */
export const pictureOptions = { ...launch, args: args.filter((arg) => !arg.includes('imagesEnabled')) }

/** For `test.use`, at the top of a file: the browser also loads pictures. Firefox always does. */
export const withPictures = process.env.E2E_ENGINE === 'firefox' ? {} : { launchOptions: pictureOptions }
