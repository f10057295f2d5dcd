require('./keptScripts.js');
const keepStyles = require('./quickStyles.js');
const Page = require('jest-fixed-jsdom');

/** A page without a browser, with fetch; what is compiled is kept (keptScripts.js), and styles are quick (quickStyles.js). */
module.exports = class WebEnvironment extends Page {
  constructor(...args) {
    super(...args);
    keepStyles(this.global);
  }
};
