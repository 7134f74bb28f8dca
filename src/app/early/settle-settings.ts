/** The first scripts wait here where /config.json has to be fetched; else they run through at once. */
globalThis.settings ??= await globalThis.pendingSettings
