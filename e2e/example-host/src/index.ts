/** Entry of a host whose shared modules are not eager: their versions are compared before this import runs. */
void import('./main');
