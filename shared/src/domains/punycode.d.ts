// punycode.js comes without types; these are of what is used here.
declare module 'punycode.js' {
  const punycode: {
    /** 'xn--bcher-kva' without its 'xn--' → 'bücher'. Throws RangeError for what is no Punycode. */
    decode(text: string): string;
  };
  export = punycode;
}
