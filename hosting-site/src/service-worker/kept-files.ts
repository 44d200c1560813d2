// The files that never change under their names, by their paths.

export const isScriptFile = (path: string): boolean => /^\/assets\/[\w.-]+$/.test(path);

/** The second part of a large menu. */
export const isMenuFile = (path: string): boolean => /(^|\/)menu-[0-9a-f]{16}\.json$/.test(path);
